import { calls } from '#contract/index.ts'

/** What one person or probe does again and again: its times in ms, and how often it was not served. */
export type Watched = { times: number[]; failed: number }

export type Honest = Record<'healthz' | 'userInfo' | 'signIn', Watched>

type Asked = { everyMs: number; ask: () => Promise<boolean> }

/** An answer that takes longer counts as this long, and as failed. */
const longestMs = 20_000

const isSuccess = async (answer: Response): Promise<boolean> =>
  ((await answer.json()) as { code: number }).code === 610_000

const asked = (url: string, token: string, password: string): Record<keyof Honest, Asked> => {
  const signal = () => AbortSignal.timeout(longestMs)
  return {
    healthz: { everyMs: 40, ask: async () => (await fetch(`${url}/healthz`, { signal: signal() })).ok },
    userInfo: {
      everyMs: 80,
      ask: async () => {
        const headers = { Authorization: `Bearer ${token}` }
        return isSuccess(await fetch(url + calls.userInfo.path, { headers, signal: signal() }))
      }
    },
    signIn: {
      everyMs: 400,
      ask: async () => {
        const body = new URLSearchParams({ email: 'distributor@demo.example', password })
        return isSuccess(await fetch(url + calls.signInByEmail.path, { method: 'POST', body, signal: signal() }))
      }
    }
  }
}

/** Asks at fixed moments, whether or not the answer before has come: who waits measures nothing of the others' wait. */
const watch = async ({ everyMs, ask }: Asked, milliseconds: number): Promise<Watched> => {
  const watched: Watched = { times: [], failed: 0 }
  const one = async () => {
    const began = performance.now()
    const served = await ask().catch(() => false)
    watched.times.push(performance.now() - began)
    if (!served) watched.failed += 1
  }
  const all: Promise<void>[] = []
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    all.push(one())
    await new Promise(resolve => setTimeout(resolve, everyMs))
  }
  await Promise.all(all)
  return watched
}

/** What a probe and an honest user see in so many milliseconds. */
export const watchHonest = async (
  url: string,
  { token, password }: { token: string; password: string },
  milliseconds: number
): Promise<Honest> => {
  const { healthz, userInfo, signIn } = asked(url, token, password)
  const [a, b, c] = await Promise.all([healthz, userInfo, signIn].map(one => watch(one, milliseconds)))
  if (a === undefined || b === undefined || c === undefined) throw new Error('nothing was watched')
  return { healthz: a, userInfo: b, signIn: c }
}
