/** The oldest supported browsers (docs/architecture.md#browsers). */
export const browserTargets = { chrome: '86', ios: '14' };

/** The same for lightningcss, which counts versions in the third byte. Without them it writes what is newest and shortest. */
export const styleTargets = {
  chrome: Number(browserTargets.chrome) << 16,
  ios_saf: Number(browserTargets.ios) << 16,
};
