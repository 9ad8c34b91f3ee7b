import { startBuilder } from './builder';

test('a build that fails is named, and the process that made it goes on with the next', async () => {
  const builder = startBuilder();
  await expect(builder.build('mf-nowhere', 'production')).rejects.toThrow(
    'The build of mf-nowhere failed (see above).',
  );
  await expect(builder.build('mf-elsewhere', 'production')).rejects.toThrow('The build of mf-elsewhere failed');
  await builder.end();
});

test('a process that was ended builds no more', async () => {
  const builder = startBuilder();
  await builder.end();
  await expect(builder.build('mf-help', 'production')).rejects.toThrow('The build of mf-help failed');
});
