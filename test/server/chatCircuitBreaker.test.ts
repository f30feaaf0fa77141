import { createCircuitBreaker } from "../../server/chat/model/circuitBreaker.ts";

const { jest } = import.meta;

function startBreaker() {
  let now = 0;
  const breaker = createCircuitBreaker(() => now);
  const fail = () => {
    const end = breaker.attempt();
    end?.("failed");
    return end !== undefined;
  };
  return { breaker, fail, wait: (ms: number) => (now += ms) };
}

describe("the circuit breaker", () => {
  it("opens after three failures in a row, for its pause", () => {
    const { breaker, fail, wait } = startBreaker();
    expect([fail(), fail(), fail()]).toEqual([true, true, true]);

    expect(breaker.attempt()).toBeUndefined();
    wait(29_999);
    expect(breaker.attempt()).toBeUndefined();
    wait(1);
    expect(breaker.attempt()).toBeDefined();
  });

  it("resets the count of failures after a success", () => {
    const { breaker, fail } = startBreaker();
    fail();
    fail();
    breaker.attempt()?.("succeeded");
    fail();
    fail();

    expect(breaker.attempt()).toBeDefined();
  });

  it("allows one trial call at a time after the pause", () => {
    const { breaker, fail, wait } = startBreaker();
    fail();
    fail();
    fail();
    wait(30_000);

    const endTrial = breaker.attempt();
    expect(breaker.attempt()).toBeUndefined();
    endTrial?.("succeeded");

    expect(breaker.attempt()).toBeDefined();
    expect(breaker.attempt()).toBeDefined();
  });

  it("allows another trial if the visitor of the first left", () => {
    const { breaker, fail, wait } = startBreaker();
    fail();
    fail();
    fail();
    wait(30_000);

    breaker.attempt()?.(undefined);

    expect(breaker.attempt()).toBeDefined();
  });

  it("doubles its pause after each failed trial, up to the maximum", () => {
    const { fail, wait } = startBreaker();
    fail();
    fail();
    fail();
    for (const pauseMs of [30_000, 60_000, 120_000, 240_000, 300_000, 300_000]) {
      wait(pauseMs - 1);
      expect(fail()).toBe(false);
      wait(1);
      expect(fail()).toBe(true);
    }
  });

  it("ends its pause on time if the machine's clock is set back", () => {
    jest.useFakeTimers();
    const breaker = createCircuitBreaker();
    for (let failure = 0; failure < 3; failure++) breaker.attempt()?.("failed");

    jest.setSystemTime(Date.now() - 3_600_000);
    jest.advanceTimersByTime(30_000);

    expect(breaker.attempt()).toBeDefined();
    jest.useRealTimers();
  });

  it("ignores the success of a call from before it opened", () => {
    const { breaker, fail } = startBreaker();
    const endEarlier = breaker.attempt();
    fail();
    fail();
    fail();

    endEarlier?.("succeeded");

    expect(breaker.attempt()).toBeUndefined();
  });

  it("ignores failures of calls from before it opened, also after it has closed", () => {
    const { breaker, fail, wait } = startBreaker();
    const earlier = Array.from({ length: 3 }, () => breaker.attempt());
    fail();
    fail();
    fail();
    wait(30_000);
    breaker.attempt()?.("succeeded");

    for (const end of earlier) end?.("failed");

    expect(breaker.attempt()).toBeDefined();
    expect(breaker.attempt()).toBeDefined();
  });

  it("begins with its first pause again after a successful trial", () => {
    const { breaker, fail, wait } = startBreaker();
    for (const pauseMs of [0, 0, 0, 30_000, 60_000, 120_000]) {
      wait(pauseMs);
      fail();
    }
    wait(240_000);
    breaker.attempt()?.("succeeded");
    fail();
    fail();
    fail();

    wait(29_999);
    expect(breaker.attempt()).toBeUndefined();
    wait(1);
    expect(breaker.attempt()).toBeDefined();
  });

  it("counts parallel failures of one outage once", () => {
    const { breaker, wait } = startBreaker();
    const attempts = Array.from({ length: 50 }, () => breaker.attempt());
    for (const end of attempts) end?.("failed");

    wait(30_000);
    expect(breaker.attempt()).toBeDefined();
  });
});
