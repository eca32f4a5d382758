/** What a table for seven or eight needs: it comes with them. */
import "../styles/crowd.css";
