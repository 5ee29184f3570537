import './panel/panel.css';
import { fetchPageData } from './app/page-data.ts';
import { startApp } from './app/start-app.tsx';
import { createPanelRoutes } from './panel-routes.tsx';

void startApp(createPanelRoutes(() => fetchPageData));
