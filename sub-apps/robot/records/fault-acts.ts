import { request } from '@portal/session'
import { acknowledgeFaults } from '#contract/calls/fault-care/fault-care.ts'
import type { FaultRecord } from '#contract/calls/robot-details/records.ts'
import type { ListAct, ListManyAct } from '#contract/page/list.ts'
import { robotActPermissions } from '#contract/permissions.ts'
import type { Text } from '../texts.ts'

type Parts = {
  text: Text
  held: readonly string[]
  open: (fault: FaultRecord) => void
  notify: (level: 'success' | 'warning', sentence: string) => void
}

/** What a person does with faults of a list: one by one in a dialog, and many that are acknowledged at once. */
export const faultActs = ({ text, held, open, notify }: Parts) => {
  const one: ListAct<FaultRecord> = {
    key: 'care',
    text: text('care.open'),
    run: async fault => {
      open(fault)
      return false
    }
  }
  const many: ListManyAct<FaultRecord> = {
    key: 'acknowledge',
    text: text('care.act.acknowledge'),
    run: async faults => {
      // The faults of an organisation below are only shown.
      const faultIds = faults.filter(({ own }) => own !== false).map(({ faultId }) => faultId)
      const outcomes = faultIds.length === 0 ? [] : await request(acknowledgeFaults, { body: { faultIds } })
      const count = outcomes.filter(({ code }) => code === null).length
      if (count > 0) notify('success', text('care.acknowledged', { count }))
      if (count < outcomes.length) notify('warning', text('care.others', { count: outcomes.length - count }))
      if (faultIds.length < faults.length)
        notify('warning', text('care.below', { count: faults.length - faultIds.length }))
      return true
    }
  }
  return { acts: [one], manyActs: held.includes(robotActPermissions.careForFaults) ? [many] : [] }
}
