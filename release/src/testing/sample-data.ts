/**
 * The source of a command for data that stands in for the api's: a database is a line of text. It copies nothing where
 * `api/broken` lies in the data folder.
 */
export function sampleData(): string {
  return `
const { cpSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
const [command, dataDir, folder, kind] = process.argv.slice(2);
if (existsSync(dataDir + '/api/broken')) {
  console.error('The running service does not respond at ' + dataDir + '.');
  process.exit(1);
}
if (command === 'copy') {
  mkdirSync(folder);
  cpSync(dataDir + '/api/leads', folder + '/journal', { recursive: true });
  writeFileSync(folder + '/database.dump', 'the database');
  console.log(JSON.stringify({ at: '2026-11-30T06:00:00.000Z', database: 'pglite', leads: 3 }));
} else {
  cpSync(folder + '/journal', dataDir + '/api/leads', { recursive: true });
  cpSync(folder + '/database.dump', dataDir + '/' + kind);
  console.log('{}');
}
`;
}
