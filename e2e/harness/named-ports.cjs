const net = require('node:net');

/** `www.example.com:443=34567,…`: where connections to a name and its port lead instead. */
const places = new Map((process.env.NAMED_PORTS ?? '').split(',').map((pair) => pair.split('=')));
const { connect } = net.Socket.prototype;

net.Socket.prototype.connect = function (...args) {
  const [given] = Array.isArray(args[0]) ? args[0] : args;
  const port = places.get(`${given?.host}:${given?.port}`);
  if (port) Object.assign(given, { host: '127.0.0.1', port: Number(port) });
  return connect.apply(this, args);
};
