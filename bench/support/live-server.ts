import { readSettings, rulesFrom, startCloud } from '../../cloud/index.ts'

/* The cloud in a process of its own: says where it is, and how much memory it has when asked. A folder of the project,
   where one is given, has it serve the built portal as well, in the environment of that folder or of another one. Without a
   port it listens on any that is free. */

const [folder = '', password = '', project, environment = project, port = '0'] = process.argv.slice(2)
const settings = readSettings({ SESSIONS_PER_USER: '1000', ADDRESS_LIMIT_FACTOR: '1000' })
const cloud = await startCloud({
  host: '127.0.0.1',
  port: Number(port),
  data: { kind: 'folder', folder },
  demo: { wish: () => 'asked', newPassword: async () => password, taskDays: 1 },
  rules: rulesFrom(settings),
  ...(project === undefined || environment === undefined ? {} : { portal: { build: `${project}build`, environment } })
})
process.on('message', question => {
  if (question === 'memory') process.send?.(process.memoryUsage())
  else cloud.close().then(() => process.disconnect())
})
process.send?.(cloud.address.replace('localhost', '127.0.0.1'))
