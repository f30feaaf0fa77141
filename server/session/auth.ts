import { type Request, type RequestHandler, type Response, Router } from "express";
import { AuthError } from "../errors/AuthError.ts";
import { allowMethods } from "../http/allowMethods.ts";
import { readJson } from "../http/body.ts";
import { bearerOf } from "../http/requireKey.ts";
import type { Refusal, Sessions, Tokens } from "./sessions.ts";
import { ACCESS_LIFETIME_S, type Visitor } from "./tokens.ts";

interface Parts {
  sessions: Sessions;
  /** Rate limit for requests that create or refresh a session. */
  limit: RequestHandler;
}

const REFUSALS: Record<Refusal, () => AuthError> = {
  unknown: () => new AuthError(400, "refresh_token_not_found", "Sua sessão não existe mais."),
  used: () => new AuthError(400, "refresh_token_already_used", "Sua sessão já foi renovada."),
};

/**
 * Creates the routes for anonymous users of Supabase's auth API, so that its published client works with this server.
 */
export function auth({ sessions, limit }: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const limited = [limit, readJson(32 * 1024)];

  async function visitorOf(request: Request): Promise<Visitor> {
    const token = bearerOf(request);
    if (token === undefined) {
      throw new AuthError(401, "no_authorization", "Falta a credencial da sessão.");
    }
    const visitor = await sessions.verify(token);
    if (visitor) return visitor;
    throw new AuthError(403, "bad_jwt", "Sua sessão é inválida ou expirou.");
  }

  router
    .route("/auth/v1/signup")
    .post(limited, async (request: Request, response: Response) => {
      const { email, phone, password } = bodyOf(request);
      if (email || phone || password) {
        throw new AuthError(422, "signup_disabled", "Aqui só há sessões anônimas.");
      }
      response.json(describeSession(await sessions.create()));
    })
    .all(allowMethods("POST", "OPTIONS"));
  router
    .route("/auth/v1/token")
    .post(limited, async (request: Request, response: Response) => {
      const { refresh_token: refreshToken } = bodyOf(request);
      if (request.query.grant_type !== "refresh_token") {
        throw new AuthError(400, "validation_failed", "Use grant_type=refresh_token.");
      }
      if (typeof refreshToken !== "string") {
        throw new AuthError(400, "validation_failed", "Falta o refresh_token.");
      }
      const result = await sessions.refresh(refreshToken);
      if ("refused" in result) throw REFUSALS[result.refused]();
      response.json(describeSession(result));
    })
    .all(allowMethods("POST", "OPTIONS"));
  router
    .route("/auth/v1/user")
    .get(async (request, response) => {
      response.json(describeUser(await visitorOf(request)));
    })
    .all(allowMethods("GET", "HEAD", "OPTIONS"));
  router
    .route("/auth/v1/logout")
    .post(async (request, response) => {
      const visitor = await visitorOf(request);
      // A visitor has one session: the scopes `local` and `global` end it, `others` ends none.
      if (request.query.scope !== "others") await sessions.end(visitor);
      response.status(204).end();
    })
    .all(allowMethods("POST", "OPTIONS"));
  return router;
}

function bodyOf({ body = {} }: Request): Record<string, unknown> {
  if (Array.isArray(body)) throw new AuthError(400, "bad_json", "Envie um objeto JSON.");
  return body as Record<string, unknown>;
}

function describeSession({ visitor, accessToken, refreshToken, expiresAt }: Tokens): object {
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: ACCESS_LIFETIME_S,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: describeUser(visitor),
  };
}

function describeUser({ id, since }: Visitor): object {
  const createdAt = new Date(since * 1000).toISOString();
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email: "",
    phone: "",
    last_sign_in_at: createdAt,
    app_metadata: {},
    user_metadata: {},
    identities: [],
    created_at: createdAt,
    updated_at: createdAt,
    is_anonymous: true,
  };
}
