import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/* Proxies as a person sets them up who reads their manual's first page: two processes of the cloud, in turn. */

type Ports = { front: number; clouds: readonly number[] }

export const proxyNames = ['nginx', 'haproxy', 'caddy'] as const
export type ProxyName = (typeof proxyNames)[number]

type Recipe = {
  program: string
  config: (ports: Ports, folder: string) => string
  arguments: (config: string) => string[]
}

const recipes: Record<ProxyName, Recipe> = {
  nginx: {
    program: '/usr/sbin/nginx',
    arguments: config => ['-c', config, '-e', 'stderr'],
    config: ({ front, clouds }, folder) => `daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream portal {
${clouds.map(port => `    server 127.0.0.1:${port};`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${front};
    location / {
      proxy_pass http://portal;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`
  },
  haproxy: {
    program: '/usr/sbin/haproxy',
    arguments: config => ['-db', '-f', config],
    config: ({ front, clouds }) => `defaults
  mode http
  timeout connect 4s
  timeout client 30s
  timeout server 30s
  option forwardfor
frontend front
  bind 127.0.0.1:${front}
  default_backend portal
backend portal
  option httpchk GET /readyz
  default-server check inter 1s fall 1 rise 1
${clouds.map((port, index) => `  server cloud${index} 127.0.0.1:${port}`).join('\n')}
`
  },
  caddy: {
    program: '/usr/bin/caddy',
    arguments: config => ['run', '--adapter', 'caddyfile', '--config', config],
    config: ({ front, clouds }) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${front} {
  reverse_proxy ${clouds.map(port => `127.0.0.1:${port}`).join(' ')} {
    lb_policy round_robin
    lb_try_duration 5s
    health_uri /readyz
    health_interval 1s
    health_timeout 2s
  }
}
`
  }
}

const answers = (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  const settled = once(socket, 'connect').then(
    () => true,
    () => false
  )
  return settled.finally(() => socket.destroy())
}

/** @returns what stops the proxy, or nothing where this machine does not have it */
export const startProxy = async (name: ProxyName, ports: Ports): Promise<(() => Promise<void>) | undefined> => {
  const { program, config, arguments: argumentsOf } = recipes[name]
  if (!existsSync(program)) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'portal-proxy-'))
  const file = join(folder, 'config')
  await writeFile(file, config(ports, folder))
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const proxy = spawn(program, argumentsOf(file), {
    env,
    stdio: ['ignore', 'ignore', name === 'caddy' ? 'ignore' : 'inherit']
  })
  while (!(await answers(ports.front))) {
    if (proxy.exitCode !== null) throw new Error(`${name} ended with ${proxy.exitCode}`)
    await setTimeout(100)
  }
  return async () => {
    proxy.kill('SIGTERM')
    await once(proxy, 'close')
    await rm(folder, { recursive: true, force: true })
  }
}
