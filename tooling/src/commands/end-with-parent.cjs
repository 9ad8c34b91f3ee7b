/**
 * Loaded before a service that was started with a channel to its parent: stops it when the parent is gone, even one
 * that was killed, so that no service is left holding a port and a data folder.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
