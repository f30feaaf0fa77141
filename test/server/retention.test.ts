import { once } from "node:events";
import { createLog } from "../../server/log.ts";
import { startRetention } from "../../server/mail/startRetention.ts";

describe("the hourly sweep", () => {
  it("ends when the service stops", async () => {
    const retention = startRetention({
      operator: {
        async sweep(_days, signal) {
          await once(signal!, "abort");
          return 0;
        },
      },
      store: { compact: async () => {} },
      retentionDays: 180,
      otherSweeps: [],
      log: createLog({ level: "silent" }),
    });

    await expect(retention.close()).resolves.toBeUndefined();
  });

  it("erases expired messages although another cleanup fails", async () => {
    const logged: string[] = [];
    const log = { info: record, error: record };
    function record(_details: unknown, line?: string) {
      logged.push(line ?? "");
    }
    const fail = async () => {
      throw new Error("the table is gone");
    };

    const retention = startRetention({
      operator: { sweep: async () => 2 },
      store: { compact: async () => {} },
      retentionDays: 180,
      otherSweeps: [fail],
      log: log as Parameters<typeof startRetention>[0]["log"],
    });
    await retention.close();

    expect(logged).toEqual(["retention sweep failed", "expired messages erased"]);
  });
});
