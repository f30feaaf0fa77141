/**
 * Reason why a model call gave no complete answer.
 * - `paused`: not called, because the circuit breaker is open.
 * - `spent`, `uncounted`: not called, because the daily limit is reached or can't be checked.
 * - `refused`, `blank`: caused by this conversation (400, 413, 422, an empty or filtered answer).
 * - `shutdown`: the service is shutting down.
 * - all others: caused by the endpoint.
 */
export type ModelFailure =
  | "slow"
  | "unreachable"
  | "status"
  | "interrupted"
  | "malformed"
  | "refused"
  | "blank"
  | "paused"
  | "spent"
  | "uncounted"
  | "shutdown";

interface Details {
  /** HTTP status of the endpoint's answer. */
  status?: number | undefined;
  /** Error code of the network, for instance ECONNREFUSED. */
  code?: string | undefined;
  /** Wait that the endpoint asks for, in ms. */
  retryAfterMs?: number | undefined;
}

/**
 * Failed call of the model. Contains nothing that the endpoint wrote: a provider's message may repeat the API key,
 * and this error's fields are logged.
 */
export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly failure: ModelFailure;
  readonly details: Details;

  constructor(failure: ModelFailure, details: Details = {}) {
    super(`model: ${failure}`);
    this.failure = failure;
    this.details = details;
  }
}
