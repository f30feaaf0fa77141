import { createCircuitBreaker } from "../../server/chat/model/circuitBreaker.ts";

function startBreaker() {
  let now = 0;
  const breaker = createCircuitBreaker({
    failures: 3,
    pauseMs: 30_000,
    maxPauseMs: 100_000,
    now: () => now,
  });
  const fail = () => {
    const attempt = breaker.attempt();
    attempt?.failed();
    attempt?.ended();
    return attempt !== undefined;
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
    breaker.attempt()?.succeeded();
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

    const trial = breaker.attempt();
    expect(breaker.attempt()).toBeUndefined();
    trial?.succeeded();
    trial?.ended();

    expect(breaker.attempt()).toBeDefined();
    expect(breaker.attempt()).toBeDefined();
  });

  it("allows another trial if the visitor of the first left", () => {
    const { breaker, fail, wait } = startBreaker();
    fail();
    fail();
    fail();
    wait(30_000);

    breaker.attempt()?.ended();

    expect(breaker.attempt()).toBeDefined();
  });

  it("doubles its pause after each failed trial, up to the maximum", () => {
    const { fail, wait } = startBreaker();
    fail();
    fail();
    fail();
    for (const pauseMs of [30_000, 60_000, 100_000, 100_000]) {
      wait(pauseMs - 1);
      expect(fail()).toBe(false);
      wait(1);
      expect(fail()).toBe(true);
    }
  });

  it("counts parallel failures of one outage once", () => {
    const { breaker, wait } = startBreaker();
    const attempts = Array.from({ length: 50 }, () => breaker.attempt());
    for (const attempt of attempts) {
      attempt?.failed();
      attempt?.ended();
    }

    wait(30_000);
    expect(breaker.attempt()).toBeDefined();
  });
});
