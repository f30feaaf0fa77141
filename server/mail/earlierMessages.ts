import type { Store } from "../store/openStore.ts";
import type { Mail } from "./Mail.ts";
import type { EarlierMessage } from "./mailFacts.ts";

const MAX_SHOWN = 5;

/**
 * Returns up to `MAX_SHOWN` earlier messages and leads from the visitor's address that are still stored, newest first.
 * Compares acceptance times by the store's clock. If this mail isn't stored, it counts as accepted now.
 */
export async function earlierMessages(
  { db, now }: Pick<Store, "db" | "now">,
  { id, replyTo }: Mail,
): Promise<EarlierMessage[]> {
  return await db
    .selectFrom("outbox")
    .select(["id", "kind", "accepted_at as acceptedAt"])
    .where("reply_to", "=", replyTo.address.toLowerCase())
    .where("accepted_at", "<=", (eb) =>
      eb.fn.coalesce(
        eb.selectFrom("outbox as own").select("own.accepted_at").where("own.id", "=", id),
        now,
      ),
    )
    .where("id", "!=", id)
    .orderBy("accepted_at", "desc")
    .limit(MAX_SHOWN)
    .execute();
}
