import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { aContact } from "./aContact.ts";
import type { ServiceProcess } from "./serviceProcess.ts";
import { until } from "./until.ts";

interface Options {
  service: ServiceProcess;
  messages: number;
  clients: number;
  /** Number of times the service is killed and started again. */
  kills: number;
}

/**
 * Starts the service and posts messages from several clients while the service is killed at random moments. A client
 * repeats its request with the same idempotency key until the status is 200. Resolves to the ids received for each
 * message: one, unless it was accepted twice.
 */
export async function postUnderKills(options: Options): Promise<Set<string>[]> {
  const { service, messages, clients, kills } = options;
  const accepted: Set<string>[] = Array.from({ length: messages }, () => new Set());
  let next = 0;
  let killed = 0;
  /** After a failed start too: clients that go on would keep the worker process from exiting. */
  const over = new AbortController();

  async function post(message: number): Promise<void> {
    const contact = aContact({ message: `Mensagem número ${message}` });
    const key = randomUUID();
    while (!over.signal.aborted) {
      const answer = await service.post(contact, key).catch(() => undefined);
      if (answer?.id !== undefined) accepted[message]!.add(answer.id);
      if (answer?.status === 200) break;
      await sleep(20);
    }
    // Repeat some accepted messages, as a client does if the response was lost on the way.
    if (message % 5 === 0) {
      const again = await service.post(contact, key).catch(() => undefined);
      if (again?.id !== undefined) accepted[message]!.add(again.id);
    }
  }

  /** Whether the next message may be posted: spreads messages over the kills, so that each kill can interrupt some. */
  function isTimely(): boolean {
    return over.signal.aborted || killed === kills || next / messages <= (killed + 1) / (kills + 1);
  }

  async function client(): Promise<void> {
    for (let message = next++; message < messages && !over.signal.aborted; message = next++) {
      await post(message);
      await until(isTimely, Infinity);
    }
  }

  async function kill(): Promise<void> {
    for (; killed < kills; killed++) {
      await sleep(Math.random() * 1000);
      await service.end("SIGKILL");
      await service.start();
    }
  }

  await service.start();
  try {
    await Promise.all([...Array.from({ length: clients }, client), kill()]);
  } finally {
    over.abort();
  }
  return accepted;
}
