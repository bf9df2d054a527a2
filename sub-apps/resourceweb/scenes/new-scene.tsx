import { request } from '@portal/session'
import { createScene } from '#contract/calls/scenes/scenes.ts'
import * as limits from '#contract/limits.ts'
import { FormField, PageHead } from '#kit/adapters/react.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { useSaved } from '#kit/portal/react/use-saved.ts'
import { useForm } from '../parts/use-form.ts'
import { useTools } from '../parts/use-tools.ts'
import { scenePaths } from './paths.pure.ts'
import { useStores } from './use-stores.ts'

/** The form of a new scene. Its floors come afterwards, in its settings. */
export const NewScene = () => {
  const { text, addressOf } = useTools()
  const stores = useStores()
  const saved = useSaved()
  const form = useForm({
    start: { name: '', storeId: '' },
    problemsOf: ({ name, storeId }) => ({
      name: name.trim() === '' ? 'empty' : undefined,
      storeId: storeId === '' ? 'empty' : undefined
    }),
    save: async draft => {
      const name = draft.name.trim()
      const body = { name, storeId: Number(draft.storeId) }
      const { sceneId } = await request(createScene, { body }, { quiet: true })
      return () => saved(name, `${scenePaths.settings}/${sceneId}`)
    }
  })
  return (
    <>
      <PageHead
        title={text('scenes.new')}
        lead={text('newScene.lead')}
        back={{ href: addressOf(scenePaths.settings), text: text('settings.title') }}
      />
      <form className="form" {...form.form}>
        <FormField {...form.field('name')} label={text('column.name')} maxLength={limits.sceneNameMaxLength} />
        <FormField
          {...form.field('storeId')}
          label={text('column.store')}
          choose={text('form.choose')}
          options={stores.map(({ storeId, name }) => ({ value: String(storeId), name }))}
        />
        <FormFoot of={form}>{text('save')}</FormFoot>
      </form>
    </>
  )
}
