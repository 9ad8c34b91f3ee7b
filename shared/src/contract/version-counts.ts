import { type Static, Type } from '@sinclair/typebox';
import { FieldCounts } from './field-counts';
import { RemoteName, Version } from './release-manifest';

const Count = Type.Integer({ minimum: 0 });

/** Upper bounds of the classes of `renderTimes`, in milliseconds; the last class has none. */
export const renderTimeBounds = [5, 10, 20, 50, 100, 200, 500, 1000, 2000] as const;

/** What one shell counted of one version of a section since the shell started; numbers only grow. */
export const VersionCount = Type.Object({
  remote: RemoteName,
  version: Version,
  /** Answers with a page of this version, stored ones and stand-ins included. */
  pages: Count,
  /** Renders that were begun. */
  renders: Count,
  /** Of these, those that failed, whatever the visitor was shown instead. */
  renderFailures: Count,
  /** Failures that another page hid: the stored one, or one of an earlier version. */
  standIns: Count,
  /** Renders by how long they took, one class more than `renderTimeBounds`. */
  renderTimes: Type.Array(Count, { minItems: renderTimeBounds.length + 1, maxItems: renderTimeBounds.length + 1 }),
  /** From here on as browsers tell it: attempts to hydrate, and those that failed. */
  hydrations: Count,
  hydrationFailures: Count,
  scriptErrors: Count,
  chunkFailures: Count,
  policyReports: Count,
  /** What visitors of it live through. */
  field: Type.Optional(FieldCounts),
});

/** What a shell answers its operators at `/-/versions`. */
export const VersionCounts = Type.Object({
  /** Another one after a restart: its numbers begin at zero. */
  process: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  /** The revision that it serves. */
  revision: Count,
  counts: Type.Array(VersionCount),
});

export type VersionCount = Static<typeof VersionCount>;
export type VersionCounts = Static<typeof VersionCounts>;
