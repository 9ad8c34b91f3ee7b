const net = require('node:net');

/** `www.example.com:443=34567,api:8081=127.0.2.1:8081,…`: where connections to a name and its port lead instead. */
const places = new Map((process.env.NAMED_PORTS ?? '').split(',').map((pair) => pair.split('=')));
const { connect } = net.Socket.prototype;

net.Socket.prototype.connect = function (...args) {
  const [given] = Array.isArray(args[0]) ? args[0] : args;
  const [port, host = '127.0.0.1'] = (places.get(`${given?.host}:${given?.port}`) ?? '').split(':').reverse();
  if (port) Object.assign(given, { host, port: Number(port) });
  return connect.apply(this, args);
};
