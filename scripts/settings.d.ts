export type Settings = {
  port: number;
  apiPort: number;
  dataDir: string;
  assetStore: string;
};
/** What the start and test scripts need of the environment; each service reads the rest itself. */
export declare function readSettings(): Settings;
