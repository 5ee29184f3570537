import './app/style.css';
import { fetchPageData } from './app/page-data.ts';
import { startApp } from './app/start-app.tsx';
import { createRoutes } from './store/routes.tsx';

void startApp(createRoutes(() => fetchPageData));
