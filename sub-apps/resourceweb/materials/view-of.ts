import type { Surroundings, View } from '../view.ts'
import { addMaterialView } from './add-material.ts'
import { editGroupView, newGroupView } from './groups/edit-group.ts'
import { groupListView } from './groups/group-list.ts'
import { groupView } from './groups/group-view.ts'
import { materialListView } from './material-list.ts'
import { materialView } from './material-view.ts'
import type { MaterialPage } from './page-of.pure.ts'

/** The view of a page of materials. */
export const materialViewOf = (page: MaterialPage, surroundings: Surroundings): View => {
  switch (page.kind) {
    case 'materials':
      return materialListView(surroundings)
    case 'newMaterial':
      return addMaterialView(surroundings)
    case 'material':
      return materialView(page.materialId, surroundings)
    case 'groups':
      return groupListView(surroundings)
    case 'newGroup':
      return newGroupView(surroundings)
    case 'group':
      return groupView(page.groupId, surroundings)
    case 'editGroup':
      return editGroupView(page.groupId, surroundings)
  }
}
