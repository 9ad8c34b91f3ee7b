import { readBuiltLines } from '../releases/built-release';
import { publish } from '../operations/publish';
import { UsageError } from '../errors/release-error';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, writing } from './command';

async function publishBuilds({ access }: CommandContext, { names, options }: Input<{ by: string }>): Promise<Outcome> {
  if (names.length === 0) throw new UsageError('Say what to publish: the name of a workspace, such as mf-help.');
  const built = names.flatMap((name) => readBuiltLines(access.config.workspaceRoot, name));
  const keys = access.keys();
  const results = [];
  for (const release of built) results.push(await publish(access.store, keys, release, { by: options.by }));
  const lines = results.map(({ name, version, changed, files, bytes }) =>
    changed
      ? `${name} ${version} is published: ${files} files, ${Math.ceil(bytes / 1024)} KB.`
      : `${name} ${version} was published before, with the same bytes.`,
  );
  return { data: results, lines, exitCode: 0 };
}

export const addPublish: AddCommand = (program, run) => {
  writing(program.command('publish').helpGroup(GROUPS.live))
    .argument('[workspace...]')
    .description('put the build of a workspace into the store; nothing becomes live')
    .option('--new-store', 'although the store is empty and no shell says that it is new')
    .addHelpText('after', examples('publish mf-help', 'publish shell mf-events'))
    .action(run(publishBuilds, 'new'));
};
