import { sentenceOf } from '@portal/session'
import { computed, onScopeDispose, shallowRef } from 'vue'
import { createTableFile, type FileFindings, type TableFilePlan } from '../create-table-file.ts'

/** A file of rows (`createTableFile`) in a component. @param plan asked each time */
export const useTableFile = <Findings extends FileFindings>(plan: () => TableFilePlan<Findings>) => {
  const file = createTableFile<Findings>(plan)
  const now = shallowRef(file.get())
  onScopeDispose(
    file.listen(() => {
      now.value = file.get()
    })
  )
  return {
    ...file,
    looking: computed(() => now.value.looking),
    importing: computed(() => now.value.importing),
    findings: computed(() => now.value.findings),
    refusal: computed(() => (now.value.error === undefined ? undefined : sentenceOf(now.value.error)))
  }
}
