import type { AddressClash } from '../releases/address-clash';
import { ClashError } from '../errors/release-error';
import { describeMaker, makerOf } from './makers';
import type { ReleaseStore } from '../store/release-store';
import type { TrustedKeys } from '../keys/signing-keys';

/** `mf-info 2.0.0 is live since …`, of the clashing section that is not to change; empty where there is none. */
export async function standingIn(
  store: ReleaseStore,
  keys: TrustedKeys,
  { names }: AddressClash,
  changed: readonly string[],
): Promise<string> {
  const other = names.find((name) => !changed.includes(name));
  const maker = other === undefined ? undefined : await makerOf(store, keys, other);
  return other !== undefined && maker ? `${describeMaker(other, maker)}.` : '';
}

/** The error of a rollback whose version has an address that another section has by now, with who gave it and the way out. */
export async function clashOfRollback(
  store: ReleaseStore,
  keys: TrustedKeys,
  clash: AddressClash,
  changed: readonly string[],
): Promise<ClashError> {
  const who = await standingIn(store, keys, clash, changed);
  const makers = await Promise.all(clash.names.map((name) => makerOf(store, keys, name)));
  const [first] = makers;
  const isOne = first !== undefined && makers.every((maker) => maker?.sequence === first.sequence);
  const command = isOne ? `--revision ${first.sequence}` : [...new Set([...changed, ...clash.names])].join(' ');
  const way = who ? ` They go back together: npm run release -- rollback ${command}` : '';
  const message = `${clash.sentence}${who && ` ${who}`} Nothing was changed.${way}`;
  return new ClashError(message, isOne ? first.sequence : undefined);
}
