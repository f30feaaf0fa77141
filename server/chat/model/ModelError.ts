/**
 * Reason why the model gave no answer or broke off.
 * - `paused`: not called, because the circuit breaker allows no call.
 * - `limit-reached`: not called, because the daily limit is reached or can't be checked.
 * - `interrupted`: the connection failed or broke, or the endpoint broke the answer off.
 * - `blank`: an answer without words.
 */
type ModelFailure = "slow" | "status" | "interrupted" | "blank" | "paused" | "limit-reached";

/** HTTP status of an error response; error code of a failed connection, for instance ECONNREFUSED; why an answer ended. */
type Details = { status?: number | undefined; code?: string | undefined };

/** Statuses and ends of an answer by which an endpoint refuses a conversation: its text, length or subject. */
const REFUSALS: ReadonlySet<unknown> = new Set([400, 413, 422, "content_filter"]);

/**
 * Thrown when the model gives no answer or breaks off. Contains no text of the endpoint: a provider's message may
 * repeat the API key, and this error's fields are logged.
 */
export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly failure: ModelFailure;
  readonly details: Details;
  /** Whether the failure is attributed to the conversation; the endpoint can answer others. */
  readonly isOfConversation: boolean;

  constructor(failure: ModelFailure, details: Details = {}) {
    super(`model: ${failure}`);
    this.failure = failure;
    this.details = details;
    this.isOfConversation =
      failure === "blank" || Object.values(details).some((detail) => REFUSALS.has(detail));
  }
}
