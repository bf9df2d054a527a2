import { createHash, randomUUID } from 'node:crypto'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { ask, makeCall } from './ask.ts'
import { dataOf, isPermitted, type MeasuredCloud, signIn, trySignIn } from './cloud.ts'
import { expectedCode, type Finding, finding, nothingToTry, told } from './finding.ts'
import { checkLive } from './live.ts'
import { lastDays } from './samples.ts'

/** A rule between calls, or between a request and its answer. */
export type Rule = {
  call: string
  check: string
  run: (cloud: MeasuredCloud) => Promise<[expected: string, came: string]>
}

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

/** So many languages are read whole; what holds for these is not wrong for the next. */
const languagesRead = 3

/** The same from a fresh start: lists may grow while they are read, so that pages are read again a few times. */
const stable = async (read: () => Promise<[string, string]>): Promise<[string, string]> => {
  let result = await read()
  for (let attempt = 0; attempt < 2 && result[0] !== result[1]; attempt += 1) result = await read()
  return result
}

const messagePage = (cloud: MeasuredCloud, pageNo: number, size: number, messageStatus: 1 | 2 | '' = '') =>
  dataOf(cloud, calls.messageList, { body: { messageStatus, pageNo, size } })

export const rules: readonly Rule[] = [
  {
    call: nameOf(calls.signInByEmail),
    check: 'answers an unknown account and a wrong password the same',
    // One try, so that nobody is locked by being measured.
    run: async ({ api, account }) => {
      const password = `wrong-${randomUUID()}`
      const known = await trySignIn(api, { ...account, password })
      const unknown = await trySignIn(api, { account: `${randomUUID()}@nobody.example`, password })
      const words = (answer: typeof known) => `${told(answer)} ${answer.envelope?.msg ?? ''}`
      if (told(unknown) !== expectedCode(codes.wrongCredentials))
        return [expectedCode(codes.wrongCredentials), told(unknown)]
      return [words(unknown), words(known)]
    }
  },
  {
    call: nameOf(calls.signOut),
    check: 'ends the session, and is harmless when it is repeated',
    run: async ({ api, account }) => {
      const token = await signIn(api, account)
      const answers = [
        await makeCall(api, calls.signOut, { body: { token } }),
        await makeCall(api, calls.userInfo, { token }),
        await makeCall(api, calls.signOut, { body: { token } })
      ]
      return [
        `${codes.success}, ${codes.tokenInvalid}, ${codes.success}`,
        answers.map(it => it.envelope?.code).join(', ')
      ]
    }
  },
  {
    call: nameOf(calls.userInfo),
    check: 'writes the permissions in perm as in perms',
    run: async cloud => {
      const { perm, perms } = await dataOf(cloud, calls.userInfo)
      return [perms.join(','), perm]
    }
  },
  {
    call: nameOf(calls.messageCount),
    check: 'counts unread and read messages to all',
    run: cloud =>
      stable(async () => {
        const { unReadCount, readCount, count } = await dataOf(cloud, calls.messageCount)
        return [`${count}`, `${unReadCount + readCount}`]
      })
  },
  {
    call: nameOf(calls.messageList),
    check: 'has as many messages as are counted',
    run: cloud =>
      stable(async () => {
        const { unReadCount, readCount, count } = await dataOf(cloud, calls.messageCount)
        const totals = await Promise.all(([1, 2, ''] as const).map(status => messagePage(cloud, 1, 1, status)))
        return [`${unReadCount}, ${readCount}, ${count}`, totals.map(({ total }) => total).join(', ')]
      })
  },
  {
    call: nameOf(calls.messageList),
    check: 'gives each message on one page, newest first',
    run: cloud =>
      stable(async () => {
        const whole = (await messagePage(cloud, 1, 10)).list
        const halves = [...(await messagePage(cloud, 1, 5)).list, ...(await messagePage(cloud, 2, 5)).list]
        const ids = (list: typeof whole) => list.map(({ messageRecordId }) => messageRecordId).join(' ')
        const newestFirst = whole.toSorted((one, other) => other.createTime - one.createTime)
        if (ids(newestFirst) !== ids(whole)) return ['newest first', 'another order']
        return [ids(whole), ids(halves)]
      })
  },
  {
    call: nameOf(calls.messageList),
    check: 'lists only what has the status that was asked for',
    run: async cloud => {
      const wrong = [
        ...(await messagePage(cloud, 1, 20, 1)).list.filter(({ status }) => status !== 1),
        ...(await messagePage(cloud, 1, 20, 2)).list.filter(({ status }) => status !== 2)
      ]
      return [
        'none of another status',
        wrong.length === 0 ? 'none of another status' : `${wrong.length} of another status`
      ]
    }
  },
  {
    call: nameOf(calls.messageList),
    check: 'refuses a page that is too long, and names the field',
    run: async ({ api, token }) => {
      const answer = await makeCall(api, calls.messageList, { token, body: { size: limits.pageSizeMax + 1 } })
      const expected = `${expectedCode(codes.parameterIllegal)} size`
      return [
        expected,
        `${told(answer)} ${JSON.stringify(answer.envelope?.data).includes('"size"') ? 'size' : 'no field'}`
      ]
    }
  },
  {
    call: nameOf(calls.messageList),
    check: 'answers what is no JSON in an envelope',
    run: async ({ api, token }) => {
      const { path, method } = calls.messageList
      const answer = await ask(api, { method, path, token, type: 'application/json', body: '{"pageNo":' })
      return [expectedCode(codes.parameterIllegal), told(answer)]
    }
  },
  {
    call: nameOf(calls.robotList),
    check: 'gives each robot on one page',
    run: cloud =>
      stable(async () => {
        const page = (pageNo: number, size: number) => dataOf(cloud, calls.robotList, { query: { pageNo, size } })
        const whole = await page(1, 10)
        const halves = [await page(1, 5), await page(2, 5)]
        const ids = (list: typeof whole.list) => list.map(({ robotId }) => robotId).join(' ')
        const totals = new Set([whole.total, ...halves.map(({ total }) => total)]).size
        return [`${ids(whole.list)}, 1 total`, `${ids(halves.flatMap(({ list }) => list))}, ${totals} total`]
      })
  },
  ...(['battery', '-battery'] as const).map(sort => ({
    call: nameOf(calls.robotList),
    check: `sorts all robots by ${sort}, not those of one page`,
    run: (cloud: MeasuredCloud) =>
      stable(async (): Promise<[string, string]> => {
        const page = (pageNo: number, size: number) => dataOf(cloud, calls.robotList, { query: { pageNo, size, sort } })
        const { list } = await page(1, 10)
        const halves = [...(await page(1, 5)).list, ...(await page(2, 5)).list]
        const batteries = (robots: typeof list) => robots.map(({ battery }) => battery).join(' ')
        const sorted = list.toSorted((one, other) => (sort === 'battery' ? 1 : -1) * (one.battery - other.battery))
        if (batteries(sorted) !== batteries(list)) return [batteries(sorted), batteries(list)]
        return [batteries(list), batteries(halves)]
      })
  })),
  {
    call: nameOf(calls.robotModelList),
    check: 'names the model of each robot that is listed',
    run: async cloud => {
      const known = new Set((await dataOf(cloud, calls.robotModelList)).map(it => `${it.model} ${it.robotKind}`))
      const { list } = await dataOf(cloud, calls.robotList, { query: { size: 50 } })
      const unnamed = list.filter(it => !known.has(`${it.model} ${it.robotKind}`))
      return ['all', unnamed.length === 0 ? 'all' : `not ${unnamed[0]?.model}`]
    }
  },
  {
    call: nameOf(calls.taskCountAndTrend),
    check: 'tells of the last seven days in Beijing, without a gap between the first that has data and today',
    run: async cloud => {
      const { trend } = await dataOf(cloud, calls.taskCountAndTrend, { body: { days: 7 } })
      const days = trend.map(({ day }) => day)
      return [lastDays(cloud.now(), Math.min(days.length, 7)).join(' '), days.join(' ')]
    }
  },
  {
    call: nameOf(calls.taskCountAndTrend),
    check: 'counts days and kinds to the same total',
    run: async cloud => {
      const { total, trend, distribution } = await dataOf(cloud, calls.taskCountAndTrend, { body: { days: 7 } })
      const counts = [trend, distribution].map(rows => sum(rows.map(({ count }) => count)))
      return [`${total}, ${total}`, counts.join(', ')]
    }
  },
  ...[calls.taskTrend, calls.mileageTrend].map(call => ({
    call: nameOf(call),
    check: 'tells of the last seven days in Beijing alone',
    run: async (cloud: MeasuredCloud): Promise<[string, string]> => {
      const days = lastDays(cloud.now(), 7)
      const rows: { day: string }[] = await dataOf(cloud, call)
      return ['no other day', rows.find(({ day }) => !days.includes(day))?.day ?? 'no other day']
    }
  })),
  {
    call: nameOf(calls.monthlySales),
    check: 'tells of the last twelve months alone',
    run: async cloud => {
      const [year = 0, month = 1] = (lastDays(cloud.now(), 1)[0] ?? '').split('-').map(Number)
      const months = Array.from({ length: limits.salesMonths }, (_, index) =>
        new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7)
      )
      const rows = await dataOf(cloud, calls.monthlySales)
      return ['no other month', rows.find(row => !months.includes(row.month))?.month ?? 'no other month']
    }
  },
  {
    call: nameOf(calls.deploymentTimes),
    check: 'tells of the newest first',
    run: async cloud => {
      const times = (await dataOf(cloud, calls.deploymentTimes, { query: { size: 20 } })).map(it => it.deployTime)
      return [times.toSorted((one, other) => other - one).join(' '), times.join(' ')]
    }
  },
  {
    call: nameOf(calls.languageHashes),
    check: 'gives the MD5 of the texts as they are sent',
    run: cloud =>
      stable(async () => {
        const hashes = await dataOf(cloud, calls.languageHashes)
        const some = hashes.slice(0, languagesRead)
        const files = await Promise.all(
          some.map(({ intLangCode }) => dataOf(cloud, calls.languageFile, { query: { intLangCode } }))
        )
        return [
          files.map(file => md5(JSON.stringify(file))).join(' '),
          some.map(({ langDescJsonMd5 }) => langDescJsonMd5).join(' ')
        ]
      })
  },
  {
    call: nameOf(calls.languageList),
    check: 'lists the languages that have a hash, with it',
    run: async cloud => {
      if (!isPermitted(cloud, calls.languageList)) return [nothingToTry, nothingToTry]
      return stable(async () => {
        const lists = [await dataOf(cloud, calls.languageHashes), await dataOf(cloud, calls.languageList)]
        const [expected = '', came = ''] = lists.map(list =>
          list
            .map(it => `${it.intLangCode} ${it.langDescJsonMd5}`)
            .sort()
            .join(', ')
        )
        return [expected, came]
      })
    }
  },
  {
    call: nameOf(calls.languageList),
    check: 'counts the texts of each language',
    run: async cloud => {
      if (!isPermitted(cloud, calls.languageList)) return [nothingToTry, nothingToTry]
      return stable(async () => {
        const some = (await dataOf(cloud, calls.languageList)).slice(0, languagesRead)
        const counts = await Promise.all(
          some.map(async ({ intLangCode }) => {
            const topics = await dataOf(cloud, calls.languageFile, { query: { intLangCode, whole: true } })
            return Object.values(topics).flatMap(texts => Object.keys(texts)).length
          })
        )
        return [counts.join(', '), some.map(({ keyCount }) => keyCount).join(', ')]
      })
    }
  },
  {
    call: 'GET /api/…',
    check: 'answers an unknown path in an envelope',
    run: async ({ api, token }) => {
      const answer = await ask(api, { method: 'GET', path: `/api/no-such-call-${randomUUID()}`, token })
      return [`${codes.notFound}`, `${answer.envelope?.code ?? told(answer)}`]
    }
  },
  ...checkLive
]

/** The result of a rule. A useless answer, or none at all, is a finding too. */
export const follow = async (cloud: MeasuredCloud, { call, check, run }: Rule): Promise<Finding> => {
  try {
    const [expected, came] = await run(cloud)
    return finding(call, check, expected, came)
  } catch (error) {
    if (!(error instanceof Error) || !['Unexpected', 'NoAnswer', 'CannotBegin'].includes(error.name)) throw error
    return finding(call, check, 'answers as described', error.message)
  }
}
