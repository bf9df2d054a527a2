import { ref, shallowRef } from 'vue'
import { useSubApp } from '#kit/adapters/vue.ts'

/**
 * The dialog of a list, in which a person changes a row, or adds one where `Row` says so.
 * @param savedText the sentence about a row that was saved, by its name
 */
export const useRowDialog = <Row>(savedText: (name: string) => string) => {
  const { notify } = useSubApp()
  /** What is in the dialog. */
  const open = shallowRef<Row>()
  /** Another count asks the list again. */
  const changes = ref(0)
  const done = (name: string): void => {
    open.value = undefined
    changes.value += 1
    notify('success', savedText(name))
  }
  /** An act of the list that opens a row. The list asks again when the row was saved. */
  const edit = async (row: Row): Promise<false> => {
    open.value = row
    return false
  }
  return { open, changes, done, edit }
}
