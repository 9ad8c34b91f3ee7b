import { AsyncLocalStorage } from 'node:async_hooks';

type Track = <Result>(work: () => Result) => Result;

/**
 * The context in which each render was asked for, so that what its calls cause is told as work of that request. A worker
 * names the render; a name that it made up has no context.
 */
export class RenderTracks {
  private readonly tracks = new Map<string, Track>();

  /** Keeps the context of now until the render has ended. */
  keep<Answer>(reference: string, answer: Promise<Answer>): Promise<Answer> {
    this.tracks.set(reference, AsyncLocalStorage.snapshot());
    return answer.finally(() => this.tracks.delete(reference));
  }

  run<Result>(reference: string | undefined, work: () => Result): Result {
    const track = reference === undefined ? undefined : this.tracks.get(reference);
    return track ? track(work) : work();
  }
}
