// PGlite in a worker thread: a long statement or initdb must not block the event loop of the service.
// Plain CommonJS, so that it starts the same way under tsx, jest and node.
const files = require('node:fs');
const { join } = require('node:path');
const { parentPort, workerData } = require('node:worker_threads');

const { chmodSync, closeSync, fsyncSync, openSync, readFileSync, readdirSync, writeFileSync } = files;

// PGlite gives its files modes such as 0666, past the umask; they are closed to others (docs/faults.md F52).
files.chmodSync = (path, mode) => chmodSync(path, Number(mode) & ~0o077);

const { PGlite } = require('@electric-sql/pglite');

/** What an operator has to mend, by SQLSTATE. */
const mends = { 53100: ': no space is left on its disk' };

/** Without statement and parameters, which PGlite puts on its errors; errors in the SQL text (class 42) are safe. */
function describe(error) {
  const known = `database error ${error.code}${mends[error.code] ?? ''}`;
  const message = error.code && !error.code.startsWith('42') ? known : String(error.message);
  return { message, code: error.code, constraint: error.constraint };
}

/** PGlite never calls fsync on its files (pglite issue 1107); nothing else runs here meanwhile, so they do not change. */
function syncTree(folder) {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, item.name);
    if (item.isDirectory()) syncTree(path);
    else if (item.isFile()) syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path) {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

async function open() {
  const image = workerData.image ? new Blob([readFileSync(workerData.image)]) : undefined;
  return PGlite.create(workerData.folder, image ? { loadDataDir: image } : {});
}

const opened = open();

async function imageOf(db) {
  return new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer());
}

const commands = {
  open: async () => undefined,
  query: async (db, { sql, params }) => (await db.query(sql, params)).rows,
  script: async (db, { sql }) => void (await db.exec(sql)),
  image: imageOf,
  dump: async (db, { file }) => writeFileSync(file, await imageOf(db), { flag: 'wx', mode: 0o600 }),
  sync: async (db) => {
    await db.exec('checkpoint');
    if (workerData.folder) syncTree(workerData.folder);
  },
  close: async (db) => db.close(),
};

parentPort.on('message', async ({ turn, command, ...rest }) => {
  try {
    parentPort.postMessage({ turn, value: await commands[command](await opened, rest) });
  } catch (error) {
    parentPort.postMessage({ turn, error: describe(error) });
  }
  if (command === 'close') parentPort.close();
});
