/** One plain sentence for what went wrong, whatever threw it. */
export function plainReason(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM')
    return `This user may not write ${path ?? 'the data folder'}. Set DATA_DIR to a folder that it may write.`;
  return code === 'ENOSPC' ? 'The disk is full; nothing was started.' : (message ?? String(error));
}
