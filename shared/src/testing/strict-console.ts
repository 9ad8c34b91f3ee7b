/** An unexpected console.error fails the test that caused it. */
const complaints: string[] = [];
const original = console.error;

beforeEach(() => {
  complaints.length = 0;
  console.error = (...text: unknown[]) => {
    complaints.push(text.map(String).join(' '));
  };
});

afterEach(() => {
  console.error = original;
  if (complaints.length > 0) throw new Error(`console.error was called: ${complaints.join('\n')}`);
});
