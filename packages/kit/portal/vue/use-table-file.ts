import { sentenceOf } from '@portal/session'
import { computed } from 'vue'
import { useStore } from '../../adapters/vue.ts'
import { createTableFile, type FileFindings, type TableFilePlan } from '../create-table-file.ts'

/** A file of rows (`createTableFile`) in a component. @param plan asked each time */
export const useTableFile = <Findings extends FileFindings>(plan: () => TableFilePlan<Findings>) => {
  const file = createTableFile<Findings>(plan)
  const now = useStore(file)
  return {
    ...file,
    preview: computed(() => now.value.preview),
    looking: computed(() => now.value.looking),
    importing: computed(() => now.value.importing),
    findings: computed(() => now.value.findings),
    refusal: computed(() => (now.value.error === undefined ? undefined : sentenceOf(now.value.error)))
  }
}
