import java.nio.file.Path;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.connectors.BoltConnector;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.io.ByteUnit;

/** Neo4j with its Bolt port and its logins: `java Neo4jTestServer.java FOLDER PORT`. Ends when its input does. */
public class Neo4jTestServer {
  public static void main(String[] arguments) throws Exception {
    var service = new DatabaseManagementServiceBuilder(Path.of(arguments[0]))
        .setConfig(BoltConnector.enabled, true)
        .setConfig(BoltConnector.listen_address, new SocketAddress("127.0.0.1", Integer.parseInt(arguments[1])))
        .setConfig(GraphDatabaseSettings.auth_enabled, true)
        .setConfig(GraphDatabaseSettings.pagecache_memory, ByteUnit.mebiBytes(32))
        .build();
    System.out.println("READY");
    while (System.in.read() >= 0) {
      // Nothing is said to it.
    }
    service.shutdown();
  }
}
