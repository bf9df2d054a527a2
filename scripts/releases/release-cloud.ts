import * as v from 'valibot'
import { type Answer, makeCall, NoAnswer } from '../../conformance/index.ts'
import type { Call, CallData, CallInput } from '../../contract/call.ts'
import type { putRelease, Release } from '../../contract/calls/releases/releases.ts'
import { codes } from '../../contract/codes.ts'
import { calls } from '../../contract/index.ts'
import { Stop } from '../support/process.mjs'
import type { Access } from './command.ts'

type Input = Parameters<typeof makeCall>[2]

/** @throws Stop with the cloud's answer */
const dataOf = <C extends Call>({ path, data }: C, { status, envelope }: Answer): CallData<C> => {
  if (envelope?.code === codes.success) return v.parse(data, envelope.data) as CallData<C>
  const fields = envelope?.data === null ? '' : ` ${JSON.stringify(envelope?.data)}`
  throw new Stop(
    envelope === undefined
      ? `${path} answered HTTP ${status} and no envelope: that is no cloud which keeps the contract.`
      : `The cloud refused it: ${envelope.code} ${envelope.msg ?? ''}${fields}`
  )
}

/** The cloud as the console of releases sees it. */
export const openReleaseCloud = async ({ url, account, password }: Access) => {
  const send = (call: Call, input: Input): Promise<Answer> =>
    makeCall(url, call, input).catch((error: unknown) => {
      throw error instanceof NoAnswer ? new Stop(`${url} does not answer: ${error.message}`) : error
    })
  const ask = async <C extends Call>(call: C, input: Input): Promise<CallData<C>> =>
    dataOf(call, await send(call, input))
  const { token } = await (account.includes('@')
    ? ask(calls.signInByEmail, { body: { email: account, password } })
    : ask(calls.signInByCellphone, { body: { cellphone: account, password } }))
  const list = () => ask(calls.releaseList, { token })
  return {
    list,
    history: () => ask(calls.releaseHistory, { token, query: { size: 50 } }),
    put: (body: CallInput<typeof putRelease>['body']) => ask(calls.putRelease, { token, body }),
    /** @throws Stop where the module has no release */
    takeBack: async (module: string): Promise<Release> => {
      const found = (await list()).modules.find(one => one.module === module)
      const release = (found?.some ?? found?.everybody)?.release
      if (release === undefined) throw new Stop(`${module} has no release: it is what the environment says.`)
      await ask(calls.takeReleaseBack, { token, body: { releaseId: release.releaseId } })
      return release
    },
    signOut: async (): Promise<void> => {
      await ask(calls.signOut, { body: { token } })
    }
  }
}
