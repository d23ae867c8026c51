import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../secrets.ts';

const COOKIE = 'larder_sign_in';
const LIFETIME_SECONDS = 15 * 60;

/** The secret that binds a sign-in to the browser that began it; undefined where it sent none. */
export function readBrowserSecret(request: FastifyRequest): string | undefined {
  const value = request.cookies[COOKIE];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Keeps the browser's secret, or gives it one. Lax: it comes along when the provider sends the person back. */
export function ensureBrowserSecret(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const secret = readBrowserSecret(request) ?? newSecret();
  reply.header('cache-control', 'no-store');
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: LIFETIME_SECONDS,
  });
  return secret;
}
