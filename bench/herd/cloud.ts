import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillData } from '../../cloud/index.ts'
import { newToken, tokenHash } from '../../cloud/topics/identity/tokens.ts'
import { startChild } from '../../test/cloud/support/faults/child.ts'
import { freePort } from '../../test/cloud/support/servers/free-port.ts'
import { postgresPrograms, startPostgres } from '../../test/cloud/support/servers/postgres.ts'
import { password } from '../support/engines.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** One process of the cloud on a PostgreSQL server, which can be started again at the same address. */
export const startHerdCloud = async () => {
  if (postgresPrograms === undefined) throw new Error('This machine has no programs of a PostgreSQL server.')
  const project = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  await symlink(join(root, 'build'), join(project, 'build'))
  for (const file of ['importmap.json', 'environment.json']) await copyFile(join(root, file), join(project, file))
  const postgres = await startPostgres(postgresPrograms, { settings: ['fsync=on'] })
  const folder = join(project, 'data')
  const data = { kind: 'server', url: postgres.url } as const
  await fillData({
    data,
    wish: 'asked',
    passwordFolder: folder,
    password,
    messages: 0,
    menuEntries: 0,
    robots: 0,
    tasks: 0
  })
  const env = {
    DATA_DIR: folder,
    PORTAL_DEMO: 'on',
    DATABASE_URL: postgres.url,
    TRUSTED_PROXIES: '127.0.0.1',
    PORT: String(await freePort())
  }
  const start = () => startChild({ cwd: project, env })
  let child = start()
  const url = await child.ready
  return {
    url,
    /** Stops the process as an operator does, and starts it again. @returns when it served again, by `performance.now()` */
    restart: async (): Promise<number> => {
      await child.end('SIGTERM')
      child = start()
      await child.ready
      return performance.now()
    },
    // The last question of that connection is the one by which the cloud looks whether it lives.
    /** Breaks the line on which processes tell one another of changes. The process mends it, and tells all to ask again. */
    breakLine: () =>
      postgres.query(`select pg_terminate_backend(pid) from pg_stat_activity where query ~* '^(listen |select 1$)'`),
    /** Makes people of the demo customer's tenant, with the same roles, each signed in once. @returns their tokens */
    addPeople: async (count: number): Promise<string[]> => {
      const tokens = Array.from({ length: count }, newToken)
      await postgres.query(
        `insert into users (nickname, email, user_type, status, tenant_id, country, create_time)
         select 'Person ' || number, 'person' || number || '@bench.example', user_type, 'active', tenant_id, country, create_time
         from users, generate_series(1, $1::int) number where email = 'customer@demo.example'`,
        [count]
      )
      await postgres.query(
        `insert into user_roles (user_id, role_id)
         select made.user_id, role_id from users made, user_roles join users model using (user_id)
         where made.email like '%@bench.example' and model.email = 'customer@demo.example'`
      )
      await postgres.query(
        `insert into sessions (token_hash, user_id, create_time, expire_time)
         select hash, user_id, now(), now() + interval '1 day' from unnest($1::text[]) with ordinality as given (hash, number)
         join users on email = 'person' || number || '@bench.example'`,
        [tokens.map(tokenHash)]
      )
      await postgres.query('analyze')
      return tokens
    },
    stop: async () => {
      await child.end('SIGKILL')
      await postgres.stop()
      await rm(project, { recursive: true })
    }
  }
}
