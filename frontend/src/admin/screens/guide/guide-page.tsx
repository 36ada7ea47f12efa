import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../addresses.ts';
import { openHelp } from '../../kit/help/help.ts';
import { guidePageOf, guidePages } from './pages.ts';

/** The address of a chapter of the guide: leads to the screen that it is about, and opens it beside it. */
export function GuidePage() {
  const page = guidePageOf(useParams().page);
  useEffect(() => openHelp({ about: page }), [page]);
  return <Navigate replace to={paths[guidePages[page] ?? 'dashboard']} />;
}
