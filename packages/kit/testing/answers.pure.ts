import type { RequestOptions, SubAppProps } from '@portal/session'
import * as v from 'valibot'
import type { Call, CallAnswer, CallData, CallInput } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { generate } from './generate.pure.ts'

/** A call that was asked, with its input. */
export type Asked = { call: Call; input: unknown }

/** A refusal of the cloud, as `api.request` of the portal throws it. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: number
  readonly fields = []
  constructor(call: Call, code: number) {
    super(`[${call.method} ${call.path}] ${code}`)
    this.code = code
  }
}

/** The cloud of a fake shell: the calls that were made, and the answers to them. */
export type FakeCloud = {
  request: SubAppProps['api']['request']
  asked: readonly Asked[]
  /** Answers with this data instead of generated data. It has to fit the schema of the call. */
  answer: <C extends Call>(call: C, data: v.InferInput<C['data']>) => void
  /** Refuses a call from now on. */
  refuse: (call: Call, code: number) => void
}

/**
 * Answers every call of the contract with data that fits its schema. The input is checked as a cloud checks it, so a call
 * that a cloud refuses is refused here too.
 */
export const createFakeCloud = (): FakeCloud => {
  const asked: Asked[] = []
  const answers = new Map<Call, () => unknown>()
  const answerOf = (call: Call): unknown => (answers.get(call) ?? (() => generate(call.data)))()
  const request = async <C extends Call>(
    call: C,
    input: CallInput<C> & { file?: File },
    { signal, onProgress }: RequestOptions<CallData<C>> = {}
  ): Promise<CallAnswer<C>> => {
    signal?.throwIfAborted()
    asked.push({ call, input })
    if (input.file !== undefined) onProgress?.(input.file.size, input.file.size)
    try {
      checkInput(call, input)
      const data = v.parse(call.data, answerOf(call)) as CallData<C>
      return (call.ignoreCode ? { ok: true, code: codes.success, msg: '', data } : data) as CallAnswer<C>
    } catch (error) {
      if (!(error instanceof Refused) || call.ignoreCode !== true) throw error
      return { ok: false, code: error.code, msg: '', data: null } as CallAnswer<C>
    }
  }
  return {
    request,
    asked,
    answer: (call, data) => void answers.set(call, () => data),
    refuse: (call, code) =>
      void answers.set(call, () => {
        throw new Refused(call, code)
      })
  }
}

const checkInput = (call: Call, input: { query?: unknown; body?: unknown }): void => {
  if (!fitsCall(call, input)) throw new Refused(call, codes.parameterIllegal)
}

/** Whether a cloud would take this input. */
export const fitsCall = (call: Call, { query, body }: { query?: unknown; body?: unknown }): boolean => {
  const fits = (schema: v.GenericSchema | undefined, value: unknown) => schema === undefined || v.is(schema, value)
  return fits(call.query, query) && fits(call.body, body)
}
