import { listFormat } from '@portal/session'
import type { SentMessage } from '#contract/calls/messages/sent-messages.ts'
import type { Language } from '#contract/languages.ts'
import type { TableColumn } from '#contract/page/table.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../texts.ts'
import { shareOf, timeIn } from '../times.ts'

/** The mark of each state. Shape and word say the same as the colour. */
export const stateMarks = {
  planned: 'ring muted',
  sending: 'square brand',
  sent: 'dot success',
  cancelled: 'diamond muted',
  refused: 'diamond danger'
} as const

/** Whom a message is for, in words. */
export const audienceText = (
  text: Text,
  { audienceKind, audienceNames }: SentMessage,
  list: Intl.ListFormat
): string => (audienceNames.length === 0 ? text(`audience.${audienceKind}`) : list.format(audienceNames))

const percent = { style: 'percent', maximumFractionDigits: 0 } as const

/** @param addressOf the address of a message's page */
export const sentColumns = (
  text: Text,
  language: Language,
  addressOf: (id: number) => string
): TableColumn<SentMessage>[] => {
  const list = listFormat(language, { type: 'conjunction' })
  return [
    {
      key: 'title',
      title: text('texts.title'),
      type: 'link',
      value: (it: SentMessage) => ({ text: it.title, address: addressOf(it.sentMessageId) }),
      detail: (it: SentMessage) => it.senderName,
      detailTitle: text('column.sender')
    },
    {
      key: 'state',
      title: text('column.state'),
      type: 'state',
      value: ({ state }: SentMessage) => mark(text(`state.${state}`), stateMarks[state])
    },
    {
      key: 'audience',
      title: text('column.audience'),
      onlyWide: true,
      value: (it: SentMessage) => audienceText(text, it, list)
    },
    {
      key: 'sendTime',
      title: text('column.sendTime'),
      value: (it: SentMessage) => timeIn(language, it.timeZone, it.sendTime)
    },
    {
      key: 'delivered',
      title: text('column.delivered'),
      type: 'number',
      number: percent,
      value: (it: SentMessage) => shareOf(it.deliveredCount, it.chosenCount)
    },
    {
      key: 'read',
      title: text('column.read'),
      type: 'number',
      number: percent,
      value: (it: SentMessage) => shareOf(it.readCount, it.deliveredCount)
    }
  ]
}
