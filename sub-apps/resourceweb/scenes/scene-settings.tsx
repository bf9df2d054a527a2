import { request } from '@portal/session'
import { useState } from 'react'
import { sceneDetail } from '#contract/calls/scenes/scenes.ts'
import { PageHead, useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { Loaded } from '#kit/portal/react/loaded.tsx'
import { useTools } from '../parts/use-tools.ts'
import { SceneEditor } from './editor/scene-editor.tsx'
import { scenePaths } from './paths.pure.ts'

/** The settings of one scene. */
export const SceneSettings = ({ sceneId }: { sceneId: number }) => {
  const { text, addressOf } = useTools()
  const data = useLoaded('', () => request(sceneDetail, { query: { sceneId } }, { quiet: true }))
  const scene = shownOf(data[0])
  const [savedAs, setSavedAs] = useState<string>()
  return (
    <>
      <PageHead
        title={savedAs ?? scene?.name ?? text('settings.title')}
        {...(scene && { lead: scene.storeName })}
        back={{ href: addressOf(scenePaths.settings), text: text('settings.title') }}
      />
      <Loaded of={data}>{found => <SceneEditor scene={found} onSaved={setSavedAs} />}</Loaded>
    </>
  )
}
