/** Where a page sends what it measures an uplink by; whatever comes is thrown away. */
export const uplinkAddress = '/-/uplink';

/** Of one piece, in bytes: proxies let bodies of 64 KB pass. */
export const uplinkPiece = 60_000;
