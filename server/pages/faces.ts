import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { type FindByLanguage, languageOf, sayLanguage } from '#server/http/language.ts';
import { WORKER_FILE } from './offline-worker.ts';
import { readPreloads } from './page-preloads.ts';
import { openRenderers, type RenderPage } from './page-renderer.ts';
import { readWebPage, type WebPage } from './web-page.ts';

/** The web app as it was built in one language. */
interface Face {
  /** Folder of its files. */
  readonly root: string;
  readonly page: WebPage;
  readonly render: RenderPage;
  /** The tags that name the scripts of a page, by its file. */
  readonly preloads: (page: string) => string;
  /** The source of the offline worker, which names the files of its language; undefined where none was built. */
  readonly worker: string | undefined;
}
export type Faces = ReadonlyMap<Language, Face>;

/** A page and what renders it. */
export interface Page {
  readonly page: WebPage;
  readonly render: RenderPage;
}

/** All languages that are built; undefined where the first is not. */
export async function openFaces(
  app: FastifyInstance,
  { webRoot, renderRoot }: { readonly webRoot: string; readonly renderRoot: string },
): Promise<Faces | undefined> {
  const faces = new Map<Language, Face>();
  const rendererOf = openRenderers(app, renderRoot);
  for (const language of LANGUAGES) {
    const root = join(webRoot, language);
    const page = await readWebPage(root);
    if (!page) continue;
    faces.set(language, {
      root,
      page,
      render: rendererOf(language),
      preloads: await readPreloads(root),
      worker: await readFile(join(root, WORKER_FILE), 'utf8').catch(() => undefined),
    });
  }
  return faces.has(LANGUAGES[0]) ? faces : undefined;
}

/** Finds what `part` makes of each face, by the language of the request. */
export function byLanguage<T>(faces: Faces, part: (face: Face) => T): FindByLanguage<T> {
  const parts = new Map([...faces].map(([language, face]) => [language, part(face)]));
  const first = parts.get(LANGUAGES[0]) as T;
  return (request, reply) => {
    const language = languageOf(request);
    const found = parts.get(language);
    sayLanguage(reply, found === undefined ? LANGUAGES[0] : language);
    return found ?? first;
  };
}

/** A page whose head names its scripts. @param file of the page, without its ending; null for one without a file */
export function pageOf(faces: Faces, file: string | null): FindByLanguage<Page> {
  return byLanguage(faces, ({ page, render, preloads }) => ({
    page: page.withPreloads(file === null ? '' : preloads(`pages/${file}-page.tsx`)),
    render,
  }));
}
