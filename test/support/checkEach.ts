/** Runs a check with each input in turn. If it rejects, the error names the input, like a test of its own would. */
export async function checkEach<Input>(
  inputs: readonly Input[],
  check: (input: Input) => Promise<void>,
): Promise<void> {
  for (const input of inputs) {
    try {
      await check(input);
    } catch (error) {
      throw new Error(`failed with ${JSON.stringify(input)}`, { cause: error });
    }
  }
}
