export interface StoredTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Where a browser keeps its tokens: every tab reads the same. */
export interface TokenStore {
  /** Undefined unless both are there. */
  read(): StoredTokens | undefined;
  write(tokens: StoredTokens): void;
  clear(): void;
}

const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';

/** Where storage is forbidden the session lasts until the page is left. */
export function tokenStore(storage: () => Storage): TokenStore {
  let kept: StoredTokens | undefined;
  let isForbidden = false;
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(storage());
    } catch {
      isForbidden = true;
      return undefined;
    }
  };
  return {
    read() {
      const tokens = attempt((place) => ({
        accessToken: place.getItem(ACCESS),
        refreshToken: place.getItem(REFRESH),
      }));
      if (isForbidden) return kept;
      const { accessToken, refreshToken } = tokens ?? {};
      return accessToken && refreshToken ? { accessToken, refreshToken } : undefined;
    },
    write(tokens) {
      kept = tokens;
      attempt((place) => {
        place.setItem(ACCESS, tokens.accessToken);
        place.setItem(REFRESH, tokens.refreshToken);
      });
    },
    clear() {
      kept = undefined;
      attempt((place) => {
        place.removeItem(ACCESS);
        place.removeItem(REFRESH);
      });
    },
  };
}
