import type { EditedField } from '#kit/index.ts'
import { hourText } from '#kit/portal/local-time.pure.ts'
import type { Text } from '../texts.ts'
import type { RollOutDraft } from './roll-out-draft.pure.ts'

/** The fields of a plan as a person reads them, where two people changed them. */
export const planFields = (text: Text): readonly EditedField<RollOutDraft>[] => [
  { name: 'models', label: text('column.models'), write: models => models.join(', ') },
  { name: 'storeId', label: text('column.store') },
  { name: 'tag', label: text('column.tag') },
  { name: 'serials', label: text('rollOut.serials') },
  { name: 'fromVersion', label: text('rollOut.fromVersion') },
  { name: 'handed', label: text('rollOut.handed'), write: handed => Object.values(handed).join(', ') },
  { name: 'start', label: text('rollOut.date'), write: start => start.replace('T', ' ') },
  { name: 'nightFrom', label: text('setting.nightFrom'), write: hourText },
  { name: 'nightTo', label: text('setting.nightTo'), write: hourText },
  { name: 'waves', label: text('rollOut.waves') },
  { name: 'failureShareMax', label: text('rollOut.share') },
  { name: 'patienceDays', label: text('rollOut.patience') }
]
