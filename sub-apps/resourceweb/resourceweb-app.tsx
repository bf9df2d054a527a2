import { useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { NoPage } from '#kit/portal/react/no-page.tsx'
import { AddMaterial } from './materials/add-material.tsx'
import { EditGroup, NewGroup } from './materials/groups/edit-group.tsx'
import { GroupList } from './materials/groups/group-list.tsx'
import { GroupPage } from './materials/groups/group-page.tsx'
import { MaterialList } from './materials/material-list.tsx'
import { MaterialPage } from './materials/material-page.tsx'
import { PackageList } from './packages/package-list.tsx'
import { PackagePage } from './packages/package-page.tsx'
import { UploadPage } from './packages/upload/upload-page.tsx'
import { type Page, pageOf } from './page-of.pure.ts'
import { NewScene } from './scenes/new-scene.tsx'
import { SceneList } from './scenes/scene-list.tsx'
import { ScenePage } from './scenes/scene-page.tsx'
import { SceneSettings } from './scenes/scene-settings.tsx'

/** The portal moves the focus to a new heading. So another page gets another heading element, by its key. */
export const ResourcewebApp = () => {
  const { basePath, state$ } = useSubApp()
  const { pathname } = useOwnRoute()
  const { permissions, userId } = useStore(state$)
  const page = pageOf(pathname, basePath, permissions)
  return <PageOf key={`${page.kind} ${pathname} ${userId}`} page={page} />
}

const PageOf = ({ page }: { page: Page }) => {
  switch (page.kind) {
    case 'scenes':
      return <SceneList leadsTo={page.leadsTo} />
    case 'newScene':
      return <NewScene />
    case 'scene':
      return <ScenePage sceneId={page.sceneId} />
    case 'settings':
      return <SceneSettings sceneId={page.sceneId} />
    case 'packages':
      return <PackageList age={page.age} />
    case 'package':
      return <PackagePage age={page.age} packageId={page.packageId} />
    case 'upload':
      return <UploadPage packageId={page.packageId} />
    case 'materials':
      return <MaterialList />
    case 'newMaterial':
      return <AddMaterial />
    case 'material':
      return <MaterialPage materialId={page.materialId} />
    case 'groups':
      return <GroupList />
    case 'newGroup':
      return <NewGroup />
    case 'group':
      return <GroupPage groupId={page.groupId} />
    case 'editGroup':
      return <EditGroup groupId={page.groupId} />
    case 'missing':
    case 'closed':
      return <NoPage kind={page.kind} />
  }
}
