import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';
import '@/app/styles/base.css';
import { Gallery } from './Gallery';

const container = document.getElementById('root');
if (container !== null) {
  createRoot(container).render(
    <StrictMode>
      <Provider store={makeStore()}>
        <MemoryRouter>
          <Gallery />
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  );
}
