import type { Logger } from "pino";
import type { Store } from "../store/openStore.ts";
import type { Sender } from "./deliver.ts";
import { createLeases } from "./leases.ts";
import type { Outbox } from "./outbox.ts";
import { type Delivery, startDelivery } from "./startDelivery.ts";

interface Parts {
  store: Store;
  outbox: Pick<Outbox, "onAdded">;
  senders: readonly Sender[];
  log: Logger;
}

/** Starts one delivery loop per destination; none waits for another. */
export function startDeliveries({ store, outbox, senders, log }: Parts): Pick<Delivery, "stop"> {
  const deliveries = senders.map((sender) => {
    const leases = createLeases({ store, destination: sender.destination });
    return startDelivery({ outbox, leases, sender, log });
  });
  return {
    async stop(limit) {
      await Promise.allSettled(deliveries.map((delivery) => delivery.stop(limit)));
    },
  };
}
