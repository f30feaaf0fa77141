import * as fc from "fast-check";
import { networkOf } from "../../server/http/networkOf.ts";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { ANON_KEY, startApp } from "../support/startApp.ts";

describe("the network of an address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:50123", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["[::ffff:203.0.113.7]:50123", "203.0.113.7"],
    ["2001:db8:0:1::9", "2001:db8::/56"],
    ["[2001:db8:0:1::9]", "2001:db8::/56"],
    ["[2001:db8:0:1::9]:50123", "2001:db8::/56"],
    ["fe80::1%eth0", "fe80::/56"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it("is the same with any port that a proxy adds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(65_535), (address, port) => {
        const withPort = address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`;
        expect(networkOf(withPort)).toBe(networkOf(address));
      }),
    );
  });

  it("is a text for any header value", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.ipV6(), fc.stringMatching(/^[\d.:[\]a-f%/]*$/)),
        (text) => {
          expect(typeof networkOf(text)).toBe("string");
        },
      ),
    );
  });
});

describe("behind a proxy that adds ports (Azure)", () => {
  it.each([
    ["IPv4", (port: number) => `203.0.113.7:${port}`],
    ["IPv6", (port: number) => `[2001:db8::${port}]:${port}`],
  ])("all connections of a visitor by %s count towards the same limit", async (_family, from) => {
    await using app = await startApp({ TRUST_PROXY: "1", CONTACT_RATE_LIMIT: "2/60" });
    const statusFrom = async (address: string) => {
      const response = await fetch(app.url + paths.contact, {
        method: "POST",
        headers: {
          apikey: ANON_KEY,
          "Content-Type": "application/json",
          "X-Forwarded-For": address,
        },
        body: JSON.stringify(aContact()),
      });
      await response.body?.cancel();
      return response.status;
    };
    const statuses = [
      await statusFrom(from(1001)),
      await statusFrom(from(1002)),
      await statusFrom(from(1003)),
    ];

    expect(statuses).toEqual([200, 200, 429]);
  });

  it("and so do their refusals", async () => {
    await using app = await startApp({ TRUST_PROXY: "1", REFUSAL_RATE_LIMIT: "2/60" });
    const statusFrom = async (address: string) => {
      const headers = { "X-Forwarded-For": address };
      const response = await fetch(`${app.url}/functions/v1/nothing`, { headers });
      await response.body?.cancel();
      return response.status;
    };
    const statuses = [
      await statusFrom("203.0.113.7:1001"),
      await statusFrom("203.0.113.7:1002"),
      await statusFrom("203.0.113.7:1003"),
    ];

    expect(statuses).toEqual([404, 404, 429]);
  });
});
