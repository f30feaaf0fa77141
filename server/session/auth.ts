import { type Request, type RequestHandler, type Response, Router } from "express";
import { AuthError, RequestError } from "../errors/RequestError.ts";
import { allowMethods } from "../http/allowMethods.ts";
import { readJson } from "../http/body.ts";
import { bearerOf } from "../http/requireKey.ts";
import { ACCESS_LIFETIME_S, type Sessions, type Tokens, type Visitor } from "./sessions.ts";

interface Parts {
  sessions: Sessions;
  /** Rate limit for requests that create or refresh a session. */
  limit: RequestHandler;
}

/**
 * Creates the routes for anonymous users of Supabase's auth API, so that its published client works with this server.
 */
export function auth({ sessions, limit }: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const limited = [limit, readJson(32 * 1024)];
  const onlyPosts = allowMethods("POST", "OPTIONS");

  router
    .route("/auth/v1/signup")
    .post(limited, async (request: Request, response: Response) => {
      const { email, phone, password } = fieldsOf(request);
      if (email || phone || password) {
        throw new AuthError(422, "signup_disabled", "Aqui só há sessões anônimas.");
      }
      response.json(describeSession(await sessions.create()));
    })
    .all(onlyPosts);

  router
    .route("/auth/v1/token")
    .post(limited, async (request: Request, response: Response) => {
      const { refresh_token: refreshToken } = fieldsOf(request);
      if (request.query.grant_type !== "refresh_token" || typeof refreshToken !== "string") {
        throw new RequestError(400, "Use grant_type=refresh_token com um refresh_token.");
      }
      const renewed = await sessions.refresh(refreshToken);
      if (renewed === "unknown") {
        throw new AuthError(400, "refresh_token_not_found", "Sua sessão não existe mais.");
      }
      if (renewed === "used") {
        throw new AuthError(400, "refresh_token_already_used", "Sua sessão já foi renovada.");
      }
      response.json(describeSession(renewed));
    })
    .all(onlyPosts);

  router
    .route("/auth/v1/user")
    .get(async (request, response) => {
      response.json(describeUser(await visitorOf(request, sessions)));
    })
    .all(allowMethods("GET", "HEAD", "OPTIONS"));

  router
    .route("/auth/v1/logout")
    .post(async (request, response) => {
      const visitor = await visitorOf(request, sessions);
      // A visitor has one session: the scopes `local` and `global` end it, `others` ends none.
      if (request.query.scope !== "others") await sessions.end(visitor);
      response.status(204).end();
    })
    .all(onlyPosts);
  return router;
}

async function visitorOf(request: Request, { verify }: Sessions): Promise<Visitor> {
  const token = bearerOf(request);
  if (token === undefined) {
    throw new AuthError(401, "no_authorization", "Falta a credencial da sessão.");
  }
  const visitor = await verify(token);
  if (visitor) return visitor;
  throw new AuthError(403, "bad_jwt", "Sua sessão é inválida ou expirou.");
}

function fieldsOf({ body = {} }: Request): Record<string, unknown> {
  return body as Record<string, unknown>;
}

function describeSession({ visitor, accessToken, refreshToken }: Tokens): object {
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: ACCESS_LIFETIME_S,
    expires_at: Math.floor(Date.now() / 1000) + ACCESS_LIFETIME_S,
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
