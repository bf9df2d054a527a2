/**
 * `npm run bench -- cloud recipients 100000`: how long it takes until so many people have a message. Also the times of
 * calls beside it. It needs a build, and PostgreSQL's programs.
 */
import { setTimeout } from 'node:timers/promises'
import { calls } from '#contract/index.ts'
import { send, signIn } from '../test/cloud/support/client.ts'
import { type Engine, onEachEngine, password } from './support/engines.ts'
import { countOf, say } from './support/portal.ts'
import { askSteadily, askWhile, type Steady } from './support/steady.ts'

const count = countOf('cloud recipients', 100_000)

/** Calls a second beside the message. */
const rate = 100
const quietSeconds = 10
const lookEveryMs = 100

const untilSent = async (query: NonNullable<Engine['query']>, sentMessageId: number): Promise<void> => {
  for (;;) {
    const [message] = await query('select state from sent_messages where sent_message_id = $1', [sentMessageId])
    if (message?.state === 'sent') return
    await setTimeout(lookEveryMs)
  }
}

const row = (name: string, { p50, p99, failed, persecond }: Steady): string =>
  `| ${name} | ${persecond} | ${p50} | ${p99} | ${failed} |`

const measure = async ({ name, url, query }: Engine): Promise<void> => {
  if (query === undefined) throw new Error('PostgreSQL makes the people.')
  await query(
    `with added as (insert into tenants (name, country, create_time) values ('Recipients', 'FR', now()) returning tenant_id)
    insert into users (nickname, user_type, status, tenant_id, create_time)
      select 'Reader ' || n, 3, 'active', tenant_id, now() from added, generate_series(1, $1::int) n`,
    [count]
  )
  const [tenant] = await query(`select tenant_id from tenants where name = 'Recipients'`)
  const token = await signIn({ url, password }, 'operator')
  const headers = { Authorization: `Bearer ${token}` }
  const question = { url: url + calls.messageList.path, method: calls.messageList.method, headers, body: undefined }
  const quiet = await askSteadily(question, rate, quietSeconds)

  const body = {
    texts: { en: { title: 'Inspection', content: 'Today' } },
    to: { kind: 'tenants' as const, tenantIds: [Number(tenant?.tenant_id)] },
    timeZone: 'Asia/Tokyo'
  }
  let isSent = false
  const beside = askWhile(question, rate, () => !isSent)
  const began = performance.now()
  const { sentMessageId } = (await send(url, calls.createSentMessage, { token, body })).data
  await untilSent(query, sentMessageId)
  const seconds = (performance.now() - began) / 1_000
  isSent = true
  const busy = await beside
  const [told] = await query('select count(*)::int as n from messages where sent_message_id = $1', [sentMessageId])
  say(`${count} people on ${name}: the message is there for ${told?.n} after ${seconds.toFixed(1)} s`)
  say('| list of messages | calls a second | p50 in ms | p99 in ms | failed |')
  say('| --- | --- | --- | --- | --- |')
  say(row('before', quiet))
  say(row('meanwhile', busy))
}

// One task makes the engine a server: nobody has so many users on PGlite.
await onEachEngine({ messages: 1_000, menuEntries: 0, robots: 0, tasks: 1 }, measure)
process.exit()
