// PGlite on a thread of its own: a long statement or initdb must not keep the service from answering.
// Plain CommonJS, so that it starts the same way under tsx, jest and node.
const { readFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const { PGlite } = require('@electric-sql/pglite');

/** Never statement or parameters, which PGlite puts on its errors; faults of the SQL text itself (class 42) are safe. */
function describe(error) {
  const message = error.code && !error.code.startsWith('42') ? `database error ${error.code}` : String(error.message);
  return { message, code: error.code, constraint: error.constraint };
}

async function open() {
  const image = workerData.image ? new Blob([readFileSync(workerData.image)]) : undefined;
  return PGlite.create(workerData.folder, image ? { loadDataDir: image } : {});
}

const opened = open();

const commands = {
  open: async () => undefined,
  query: async (db, { sql, params }) => (await db.query(sql, params)).rows,
  script: async (db, { sql }) => void (await db.exec(sql)),
  image: async (db) => new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer()),
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
