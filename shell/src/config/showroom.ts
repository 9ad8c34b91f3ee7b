import { type Environment, refuse } from '@site/shared/process/environment';

/** Parameter of the showroom's address → its variable (R2.163). */
const parameters = { productId: 'SHOWROOM_PRODUCT_ID', hallId: 'SHOWROOM_HALL_ID', mcId: 'SHOWROOM_MC_ID' };

function showroomId(env: Environment, name: string): string {
  const value = env[name] ?? '1';
  if (!/^[\w-]{1,64}$/.test(value)) refuse(name, value, '1 to 64 letters, digits, hyphens or underscores');
  return value;
}

/**
 * The address of the 3D showroom with the product, hall and meeting that it opens with; empty without a `base`.
 * @throws {InvalidSetting} one sentence naming the variable and its value
 */
export function showroomAddress(base: string, env: Environment): string {
  const query = new URLSearchParams();
  for (const [parameter, name] of Object.entries(parameters)) query.set(parameter, showroomId(env, name));
  return base && `${base}${base.includes('?') ? '&' : '?'}${query}`;
}
